/** The local storage keys of a session (1§4), shared with other tabs and applications. */
export const sessionKeys = {
  token: 'token',
  /** The token that `token` has replaced: requests that were sent with it are sent again. */
  formerToken: 'token_before',
  user: 'user',
  intendedService: 'intended_service',
  /** When the view of a client’s space by staff ends, or `over`: in this tab alone. */
  view: 'view_as',
  /** The user id, while a registration is between its account and identity steps (D3). */
  registration: 'registration_pending',
} as const;

/** Written and removed at once when the user signs out, so that other tabs receive it. */
export const leftKey = 'signed_out';
