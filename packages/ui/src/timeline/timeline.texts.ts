export const timelineTexts = { done: '(fait)' } as const;
