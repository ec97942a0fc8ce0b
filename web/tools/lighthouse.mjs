// Runs Lighthouse on the address given and fails below the marks that the page has to reach.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const MARKS = { accessibility: 100, 'best-practices': 95, performance: 95 }
const flags = ['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

const chrome = await launch({ chromePath: process.env.CHROMIUM, chromeFlags: flags })
let failed = false
try {
  for (const address of process.argv.slice(2)) {
    const run = await lighthouse(address, { port: chrome.port, onlyCategories: Object.keys(MARKS), logLevel: 'error' })
    for (const [category, mark] of Object.entries(MARKS)) {
      const found = run.lhr.categories[category]
      const score = Math.round((found.score ?? 0) * 100)
      console.log(`${String(score).padStart(4)}  ${category.padEnd(16)} ${address}`)
      if (score >= mark) continue
      failed = true
      for (const { id } of found.auditRefs) {
        const audit = run.lhr.audits[id]
        if (audit.score !== null && audit.score < 0.9) console.log(`      ${id}: ${audit.displayValue ?? audit.title}`)
      }
    }
  }
} finally {
  chrome.kill()
}
process.exit(failed ? 1 : 0)
