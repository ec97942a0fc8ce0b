import { deviceAddress, onDevice } from './base'

/** What we need of a WebSocket; tests and the service on this device give their own. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(): void
}

/** A service in this browser: answers what a server would. */
export interface Device {
  fetch(path: string, init: RequestInit): Promise<Response>
  open(url: string): Socket
}

let load: (() => Promise<Device>) | null = null

/** Say how the service of this browser is loaded; before that, and elsewhere, there is a server. */
export function playOnDevice(loading: () => Promise<Device>): void {
  load = loading
}

/** Ask the server, or the service of this browser. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  return onDevice && load ? (await load()).fetch(path, init) : fetch(path, init)
}

/** Open a line to a table or an evening: a WebSocket, or one to the service of this browser. */
export function openLine(url: string): Socket {
  if (onDevice && load) return new LateSocket(load().then((device) => device.open(url)))
  return new WebSocket(url)
}

/** Where no server answers and everything is here already, go on playing on this device. */
export async function turnToDevice(): Promise<void> {
  const { pathname, search } = location
  if (onDevice || /^\/(t|replay)\//.test(pathname) || !globalThis.caches) return
  if (await caches.has(KEPT)) location.replace(deviceAddress(pathname + search))
}

const KEPT = 'veillee-offline'
const CONNECTING = 0
const CLOSED = 3

/** A socket that is still to come. */
class LateSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #socket: Socket | null = null
  #closed = false

  constructor(coming: Promise<Socket>) {
    coming
      .then((socket) => {
        this.#socket = socket
        if (this.#closed) return socket.close()
        socket.onopen = (event) => this.onopen?.(event)
        socket.onmessage = (event) => this.onmessage?.(event)
        socket.onclose = (event) => this.onclose?.(event)
      })
      .catch(() => this.onclose?.(new CloseEvent('close', { code: 1011 })))
  }

  get readyState(): number {
    return this.#closed ? CLOSED : (this.#socket?.readyState ?? CONNECTING)
  }

  send(data: string): void {
    this.#socket?.send(data)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }
}
