/** Hand over a file of this browser's house where a link would have led to the server's. */
export function catchDownloads(ask: (path: string, init: RequestInit) => Promise<Response>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[download]')
    if (!link || !link.pathname.startsWith('/api/')) return
    event.preventDefault()
    void ask(link.pathname + link.search, { method: 'GET' }).then(async (answer) => {
      if (answer.ok) save(`${link.pathname.split('/').at(-2)}.txt`, await answer.blob())
    })
  })
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
