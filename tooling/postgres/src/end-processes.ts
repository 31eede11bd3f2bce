/** Sends the signal to each of them; one that has ended by itself holds back none of the others. */
export function endProcesses(pids: readonly (number | null)[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid !== null) process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
