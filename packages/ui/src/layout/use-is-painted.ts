import { useEffect, useState } from 'react';

/** Whether the component has been painted: a request sent earlier would compete with the first paint. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // A frame is on screen when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
