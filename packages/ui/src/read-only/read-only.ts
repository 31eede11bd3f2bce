import { createContext, useContext } from 'react';

/** Whether what changes something is disabled, submissions included: staff read a client’s space. */
export const ReadOnlyContext = createContext(false);

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);
