import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPorts, requireFreePorts } from './ports.mjs';

describe('ports', () => {
  it('have defaults, also where the variable is empty', () => {
    expect(readPorts({ SITE_PORT: '' })).toEqual({ SITE_PORT: 3000, BACKOFFICE_PORT: 3001, API_PORT: 4000 });
  });

  it.each(['0', '65536', 'http', '-1'])('%s is no port', (value) => {
    expect(() => readPorts({ API_PORT: value })).toThrow(
      `API_PORT="${value}" is not a port number between 1 and 65535.`,
    );
  });

  it('that another program listens on, on IPv4 alone too, are refused by name', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    await expect(requireFreePorts({ API_PORT: port })).rejects.toThrow(
      `Port ${port} is already in use: stop the program that holds it, or set API_PORT to another port.`,
    );
    other.close();
    await once(other, 'close');
    await expect(requireFreePorts({ API_PORT: port })).resolves.toBeUndefined();
  });
});
