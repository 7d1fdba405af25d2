import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import { page } from './page.svelte'
import { settings } from './settings.svelte'
import { loadWords } from './words/client.svelte'

settings.apply()
page.read()
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {})
