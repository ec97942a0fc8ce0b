/** What calls somebody back to this tab: its icon, and the badge of an installed app. */
const ICON = /icon(-turn)?\.svg$/

/** Show by the tab's icon, and by the app's badge, that somebody is awaited here. */
export function mark(called: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = link?.href.replace(ICON, called ? 'icon-turn.svg' : 'icon.svg')
  if (link && wanted && link.href !== wanted) link.href = wanted
  const badge = called ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  badge?.catch(() => undefined) // not every browser lets a page that is not installed have one
}
