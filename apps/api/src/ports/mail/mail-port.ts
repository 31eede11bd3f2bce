export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}

/** Hands one message over for delivery. It rejects when the relay does not take it, and the outbox tries again. */
export interface MailPort {
  send: (message: MailMessage) => Promise<void>;
  /** True when nothing leaves the machine: messages are then readable at /local/outbox in development. */
  isLocal: boolean;
}
