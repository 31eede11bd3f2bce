/** The names under which a browser keeps a session (1§4). They are public: another tab or app of ours reads them. */
export const sessionKeys = {
  token: 'token',
  user: 'user',
  intendedService: 'intended_service',
  /** Set while a registration is between its account and its identity steps (D3). */
  registration: 'registration_pending',
} as const;
