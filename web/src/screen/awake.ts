/** Keep the screen from falling asleep until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let done = false

  async function take(): Promise<void> {
    if (done || lock || document.hidden) return
    try {
      lock = await navigator.wakeLock.request('screen')
      lock.addEventListener('release', () => (lock = null))
      if (done) void lock.release()
    } catch {
      // A browser without it, or one that saves its battery: the screen does as it likes.
    }
  }
  // A page that was hidden loses it.
  const again = () => void take()
  document.addEventListener('visibilitychange', again)
  void take()
  return () => {
    done = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
