/** Checks after all others: the log, the rate limits, and the API without its database. */
import { z } from 'zod';
import type { Check } from '../check.ts';
import { json, sendRequest } from '../http.ts';
import { client, type System } from '../system.ts';

const line = z.looseObject({ time: z.iso.datetime(), level: z.number(), msg: z.string() });

/** Personal data and secrets; each was sent in some request of the run. */
const sensitive: Readonly<Record<string, RegExp>> = {
  'a token': /\b(?:usx|chl|rst|hnd)_[A-Za-z0-9_-]{10}/,
  'an e-mail address': /[\w.+-]+@[\w-]+\.\w+/,
  'a bank account': /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,}/,
  'a password': new RegExp(client.password),
  'a signature of a link': /signature=/,
  'a stack of SQL': /\bparams:|insert into /i,
};

/** The log is read through a pipe: wait for the lines of the last requests. */
async function linesUpTo(system: System, path: string): Promise<string[]> {
  await sendRequest(system.api, { path });
  for (let tries = 0; tries < 50; tries += 1) {
    const lines = system.logLines();
    if (lines.some((text) => text.includes(path))) return lines;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The last request is not in the log.');
}

const logs: Check<System> = {
  ids: 'V16.2.1 V16.2.5 V16.4.1',
  title: 'every line of the log is one event in UTC, without secret, address or account',
  async run(system) {
    const odd = [
      '/proxy/%0d%0a%7b%22level%22:30%7d',
      '/%1b[31mrouge',
      '/files/x?signature=usx_secret&expires=1',
    ];
    for (const path of odd)
      await sendRequest(system.api, {
        path,
        headers: { authorization: 'Bearer usx_secret-of-the-log' },
      });
    const lines = await linesUpTo(system, '/end-of-the-log');
    const failures = lines.flatMap((text) => {
      const found = Object.entries(sensitive).filter(([, shape]) => shape.test(text));
      const isEvent = line.safeParse(parse(text)).success;
      return [
        ...found.map(([name]) => `${name}: ${text.slice(0, 200)}`),
        ...(isEvent ? [] : [`no event: ${text.slice(0, 200)}`]),
      ];
    });
    const refused = lines.filter((text) => text.includes('access denied')).length;
    if (refused === 0) failures.push('no refused access is in the log (V16.3.2)');
    return { looked: lines.length, failures };
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const mostGuesses = 60;

const limits: Check<System> = {
  ids: 'V2.4.1 V6.3.1',
  title: 'password guesses from one address are rate-limited, with Retry-After',
  async run({ api }) {
    for (let guess = 1; guess <= mostGuesses; guess += 1) {
      const body = JSON.stringify({
        user: { email: `personne-${guess}@exemple.fr`, password: 'Pas-le-bon-2026' },
      });
      const headers = { ...json(), 'x-forwarded-for': `198.51.100.${guess}` };
      const response = await sendRequest(api, { method: 'POST', path: '/proxy/login', headers, body });
      if (response.status !== 429) continue;
      const failures = Number(response.headers['retry-after']) > 0 ? [] : ['no Retry-After'];
      return { looked: guess, failures };
    }
    return { looked: mostGuesses, failures: ['never stopped'] };
  },
};

const broken: Check<System> = {
  ids: 'V16.5.1 V16.5.3 V3.4.4',
  title: 'without its database the API responds with its own errors and headers, and opens no session',
  async run({ api, sites, tokens }) {
    await sites.stopDatabase();
    const failures: string[] = [];
    const requests = [
      { path: '/health/ready' },
      { path: '/proxy/me', headers: { authorization: `Bearer ${tokens.client}` } },
      { path: '/proxy/dashboard', headers: { authorization: `Bearer ${tokens.client}` } },
      { method: 'POST', path: '/proxy/login', headers: json(), body: JSON.stringify({ user: client }) },
    ];
    for (const request of requests) {
      const { name, status, headers, body } = await sendRequest(api, request);
      if (status < 500) failures.push(`${name}: responded below 500`);
      const shape = z.strictObject({ error: z.string(), code: z.string(), request_id: z.string() });
      if (!shape.safeParse(parse(body)).success) failures.push(`${name}: ${body.slice(0, 200)}`);
      if (/postgres|ECONN|sql|127\.0\.0\.1/i.test(body))
        failures.push(`${name} tells: ${body.slice(0, 200)}`);
      for (const header of ['x-content-type-options', 'content-security-policy', 'strict-transport-security'])
        if (headers[header] === undefined) failures.push(`${name}: ${header} is absent`);
    }
    return { looked: requests.length, failures };
  },
};

export const lastChecks: readonly Check<System>[] = [logs, limits, broken];
