// Runs before the first paint: the theme and the language as last chosen, so that nothing flashes.
try {
  const saved = JSON.parse(localStorage.getItem('veillee-settings') || '{}')
  const root = document.documentElement
  const light = matchMedia('(prefers-color-scheme: light)').matches
  root.dataset.theme = saved.theme === 'morning' || (saved.theme === 'auto' && light) ? 'morning' : 'night'
  if (saved.language === 'en' || saved.language === 'fr') root.lang = saved.language
} catch {
  // No storage: the defaults in the page stand.
}
