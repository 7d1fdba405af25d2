tp-year = Jahr { $year } von { $years }
tp-step-place = Aufstellen
tp-step-restock = Auffüllen
tp-step-first = Aktion 1
tp-step-second = Aktion 2
tp-step-end = Zugende
tp-step-lose = Erwischt
tp-step-flee = Flucht
tp-step-assign = Weiße Aufträge
tp-step-bonus = Bonuspunkte
tp-ask-act = { $left ->
    [0] Noch etwas Besonderes, oder Zugende?
    [one] Noch eine Aktion. Was tust du?
   *[other] Noch { $left } Aktionen. Was tust du?
}
tp-ask-pay = { $selling }: noch { $due } zu zahlen
tp-ask-trade = Was nimmst du dafür?
tp-board = Epochen
tp-bazaar = Basar
tp-price-points = Preis und Punkte
tp-police = Polizei
tp-white = weiß
tp-bare = keine Artefakte
tp-vacant = { $count ->
    [0] keine Fundstelle leer
    [one] eine Fundstelle leer
   *[other] { $count } Fundstellen leer
}
tp-no-path = Von hier führt kein Pfad nach { $epoch }.
tp-yearly = { $points ->
    [one] ein Punkt im Jahr
   *[other] { $points } Punkte im Jahr
}
tp-contract-told = { $contract }, { tp-yearly }, noch { $count }
tp-contract-gone = { $contract }, { tp-yearly }, gehört { $names }
tp-track = Marke { $last }: Jahresende
tp-track-told = Polizeimarken in diesem Jahr: { $count }. Marke { $last } beendet das Jahr.
tp-stores = Beutel und Abwurf
tp-bag = im Beutel
tp-discards = abgeworfen
tp-a-year = +{ $points } im Jahr
tp-artifacts = Artefakte
tp-contracts = Aufträge
tp-you-hold = Deine Artefakte
tp-hold = Du hast
tp-hold-nothing = noch keine Artefakte
tp-from-here = Was von hier aus geht
tp-sell = Verkauf
tp-end = Zug beenden
tp-paid = { $count } von { $price } bezahlt
tp-trade-what = Das bekommt, wen du wählst. Nimm eines von diesen dafür:
tp-reckoning = Weiße Aufträge und Farben
tp-next-white = Noch zuzuordnen:
tp-all-assigned = alle zugeordnet
tp-left-out = Ohne Farbe
tp-most-is = Die meisten Auftragspunkte in einer Farbe bringen { $points } Punkte
tp-most-was = Die meisten Auftragspunkte in einer Farbe brachten { $points } Punkte
