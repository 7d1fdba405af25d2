// Keeps a page fresh without loading it anew, and tells whose turn it is by title, sound and notification.
// Everything works without it: the forms are plain forms, and the page looks again by itself.
"use strict";

const TOLD = "doubloon-tell"; // whether this browser is to tell
const SHOWN = ["table", "tables", "update", "said"];
let socket = null;
let asked = ""; // what the socket was last asked to look at
let audio = null;
let pressed = false; // nothing is changed under a finger
let due = 0;

// Showing

async function show(response) {
  const text = await response.text();
  if (!(response.headers.get("content-type") || "").startsWith("text/html")) return location.assign(response.url);
  const next = new DOMParser().parseFromString(text, "text/html");
  const before = document.body;
  if (same(before, next.body)) return;
  const wasTurn = before.dataset.turn === "yes" && before.dataset.table === next.body.dataset.table;
  keep(before, next.body);
  document.documentElement.lang = next.documentElement.lang;
  document.title = next.title;
  const focused = place(document.activeElement);
  document.body = document.adoptNode(next.body);
  if (focused) document.querySelector(focused)?.focus();
  offer();
  listen();
  if (next.title && document.body.dataset.turn === "yes" && !wasTurn) tell();
}

// Forms have another id each time; that is no change.
function same(before, after) {
  const [here, there] = [before, after].map((body) => body.outerHTML.replace(/name="id" value="\w+"/g, ""));
  return here === there;
}

// What somebody has typed, unfolded or scrolled to stays.
function keep(before, after) {
  for (const old of before.querySelectorAll("input[type=text], input[type=number]")) {
    const again = place(old) && after.querySelector(place(old));
    if (again && old.value !== old.defaultValue) again.value = old.value;
  }
  for (const old of before.querySelectorAll("details[open]")) after.querySelector(`details[id="${old.id}"]`)?.setAttribute("open", "");
}

function place(element) {
  return element?.name && element.form ? `form[action="${element.form.getAttribute("action")}"] [name="${element.name}"]:not([type=hidden]):not(button)` : "";
}

async function look() {
  if (pressed) return soon(300);
  try {
    const response = await fetch(location.href);
    if (response.redirected) history.replaceState(null, "", response.url);
    await show(response);
  } catch {
    soon(3000);
  }
}

function soon(pause = 30) {
  if (due) return;
  due = setTimeout(() => {
    due = 0;
    look();
  }, pause);
}

// Doing

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.getAttribute("method") !== "post") return;
  event.preventDefault();
  const data = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) data.append(event.submitter.name, event.submitter.value);
  try {
    const response = await fetch(form.getAttribute("action"), { method: "POST", body: data });
    for (const input of form.querySelectorAll("input[type=text]")) input.value = input.defaultValue = "";
    if (response.ok && response.url !== location.href) history.pushState(null, "", response.url);
    await show(response);
    if (!form.getAttribute("action").endsWith("/say")) scrollTo(0, 0);
  } catch {
    soon(1000);
  }
});
addEventListener("popstate", () => soon());
addEventListener("pointerdown", () => {
  pressed = true;
  audio?.resume();
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => (pressed = false), 50));

// Hearing

function subject() {
  return document.body.dataset.table || document.body.dataset.lobby || "";
}

function greet() {
  const { table, seen } = document.body.dataset;
  asked = subject();
  socket.send(JSON.stringify(table ? { type: "hello", table, seen: Number(seen) || 0 } : { type: "lobby" }));
}

function listen() {
  if (!subject()) return socket?.close();
  if (socket) {
    if (subject() !== asked && socket.readyState === WebSocket.OPEN) greet();
    return;
  }
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1/socket`);
  socket.onopen = () => (subject() ? greet() : socket.close());
  socket.onmessage = (event) => {
    if (SHOWN.includes(JSON.parse(event.data).type)) soon();
  };
  socket.onclose = (event) => {
    socket = null;
    asked = "";
    if (event.code !== 4401) setTimeout(listen, subject() ? 3000 : 0);
  };
}

// Telling

function offer() {
  const button = document.querySelector("button.tell");
  if (button) button.hidden = localStorage.getItem(TOLD) === "yes";
}

document.addEventListener("click", async (event) => {
  if (!event.target.closest("button.tell")) return;
  localStorage.setItem(TOLD, "yes");
  beep();
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  offer();
});

function tell() {
  if (localStorage.getItem(TOLD) !== "yes") return;
  beep();
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(document.title, { tag: document.body.dataset.table || "room" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some telephones allow none from a page
  }
}

function beep() {
  audio ??= new AudioContext();
  audio.resume();
  for (const [at, pitch] of [[0, 660], [0.16, 880]]) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.08 });
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.3);
  }
}

offer();
listen();
