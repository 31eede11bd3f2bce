import { describe, expect, it } from 'vitest';
import { messagesTexts as texts } from './messages.texts.ts';
import { messageMaxLength, threadAfter, validateMessage, validateThread, whyNoAnswer } from './messages.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));
const wordsOf = (verdict: { failures: readonly { message: string }[] }) =>
  verdict.failures.map(({ message }) => message);

describe('a message', () => {
  it('has a text, of a length that can be read, and few files', () => {
    const fine = { text: 'a'.repeat(messageMaxLength), file_ids: [] };
    expect(wordsOf(validateMessage(fine))).toEqual([]);
    expect(wordsOf(validateMessage({ ...fine, text: ' \n ' }))).toEqual([texts.textMissing]);
    expect(wordsOf(validateMessage({ ...fine, text: `${fine.text}a` }))).toEqual([texts.textTooLong]);
    expect(wordsOf(validateMessage({ ...fine, file_ids: ['1', '2', '3', '4', '5', '6'] }))).toEqual([
      texts.tooManyFiles,
    ]);
  });

  it('that opens a thread has a subject', () => {
    const thread = { subject: 'Mon contrat', text: 'Bonjour', file_ids: [] };
    expect(wordsOf(validateThread(thread))).toEqual([]);
    expect(wordsOf(validateThread({ ...thread, subject: ' ' }))).toEqual([texts.subjectMissing]);
    expect(wordsOf(validateThread({ ...thread, subject: 'a'.repeat(121) }))).toEqual([texts.subjectTooLong]);
  });
});

describe('a thread', () => {
  it('waits since the first message without a reply, and has its reply since the last one', () => {
    const opened = { state: 'waiting', since: at(9) } as const;
    expect(threadAfter(opened, 'client', at(10))).toEqual(opened);
    const answered = threadAfter(opened, 'staff', at(11));
    expect(answered).toEqual({ state: 'answered', since: at(11) });
    expect(threadAfter(answered, 'staff', at(12))).toEqual({ state: 'answered', since: at(12) });
    expect(threadAfter(answered, 'client', at(13))).toEqual({ state: 'waiting', since: at(13) });
  });

  it.each([
    ['waiting', 'open', null],
    ['answered', 'open', null],
    ['closed', 'open', 'thread'],
    ['waiting', 'locked', 'locked'],
    ['answered', 'closed', 'closed'],
    ['closed', 'closed', 'closed'],
  ] as const)('that is %s, of an account that is %s, refuses a reply for: %s', (state, account, why) => {
    expect(whyNoAnswer(state, account)).toBe(why);
  });
});
