import { describe, expect, it } from 'vitest';
import { seccompProgram } from './seccomp.js';

const ALLOW = 0x7fff0000;
const REFUSE = 0x00050001;
const KILL = 0x80000000;
const X64 = 0xc000003e;
const ARM64 = 0xc00000b7;

/** Interprets the few BPF instructions of the program. */
function verdict(program: Buffer, call: { audit: number; number: number }): number {
  let loaded = 0;
  for (let at = 0; ; at += 1) {
    const code = program.readUInt16LE(at * 8);
    const value = program.readUInt32LE(at * 8 + 4);
    const jump = (isTrue: boolean): number => program.readUInt8(at * 8 + (isTrue ? 2 : 3));
    if (code === 0x20) loaded = value === 4 ? call.audit : call.number;
    else if (code === 0x15) at += jump(loaded === value);
    else if (code === 0x35) at += jump(loaded >= value);
    else return value;
  }
}

describe('seccompProgram', () => {
  it.each([
    [
      'x64',
      X64,
      {
        read: 0,
        write: 1,
        clone: 56,
        socket: 41,
        ptrace: 101,
        bpf: 321,
        io: 427,
        personality: 135,
        keyctl: 250,
      },
    ],
    [
      'arm64',
      ARM64,
      {
        read: 63,
        write: 64,
        clone: 220,
        socket: 198,
        ptrace: 117,
        bpf: 280,
        io: 427,
        personality: 92,
        keyctl: 219,
      },
    ],
  ] as const)('on %s rejects calls that no build needs and allows the rest', (arch, audit, calls) => {
    const program = seccompProgram(arch) ?? Buffer.alloc(0);
    const of = (number: number): number => verdict(program, { audit, number });
    for (const number of [calls.read, calls.write, calls.clone, calls.socket]) expect(of(number)).toBe(ALLOW);
    for (const number of [calls.ptrace, calls.bpf, calls.io, calls.personality, calls.keyctl]) {
      expect(of(number)).toBe(REFUSE);
    }
    expect(of(0x40000000 + 101)).toBe(REFUSE);
    expect(verdict(program, { audit: 0x40000003, number: calls.read })).toBe(KILL);
  });

  it('is null for other architectures', () => {
    expect(seccompProgram('s390x')).toBeNull();
  });
});
