/** The plan being made, kept in this tab alone over a reload: for one seat of one table, and for its round. */
interface Kept {
  round: number
  plan: string
}

export function planKey(path: string, seat: string): string {
  return `veillee-plan-${path.split('/').at(-1) ?? ''}-${seat}`
}

/** The plan of this round; empty where none was begun. */
export function keptPlan(key: string, round: number): string {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return found?.round === round && typeof found.plan === 'string' ? found.plan : ''
  } catch {
    return ''
  }
}

/** Keep a plan, or none in its place. */
export function keepPlan(key: string, round: number, plan: string): void {
  try {
    if (plan) sessionStorage.setItem(key, JSON.stringify({ round, plan } satisfies Kept))
    else sessionStorage.removeItem(key)
  } catch {
    // No storage: the plan lives as long as the page.
  }
}
