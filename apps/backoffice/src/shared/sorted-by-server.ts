/** Present on a column that the server sorts; the value itself is never compared here. */
export const sortedByServer = (): number => 0;
