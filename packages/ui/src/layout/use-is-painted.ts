import { useEffect, useState } from 'react';

/** Whether the screen shows what calls this: what is asked for earlier travels before it. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // A frame is on the screen when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
