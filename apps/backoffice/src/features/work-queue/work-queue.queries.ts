/** What shows who does what. */
export const workInvalidates = ['listWorkItems'] as const;
