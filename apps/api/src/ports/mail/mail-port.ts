export interface MailMessage {
  /** The same each time a message is tried again; it becomes the Message-ID. */
  id: string;
  to: string;
  /** The name beside our address. */
  senderName: string;
  subject: string;
  text: string;
  html: string;
  attachment?: MailAttachment;
}

export interface MailAttachment {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

/** Hands one message over for delivery. It rejects when the relay does not take it, and the outbox tries again. */
export interface MailPort {
  /** Rejects with `MailRefusedError` when this message will never be taken, with another error when it may be later. */
  send: (message: MailMessage) => Promise<void>;
  /** True when nothing leaves the machine: messages are then readable at /local/outbox in development. */
  isLocal: boolean;
}

/** The relay has judged this message or its address, and trying again changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
