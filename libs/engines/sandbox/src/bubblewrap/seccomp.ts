/**
 * System calls that no build needs and that have been used to exploit kernels. They fail with EPERM, as without
 * permission. Numbers by architecture: x64, arm64; null where the call does not exist.
 */
const REFUSED: readonly (readonly [name: string, x64: number | null, arm64: number | null])[] = [
  ['ptrace', 101, 117],
  ['process_vm_readv', 310, 270],
  ['process_vm_writev', 311, 271],
  ['kcmp', 312, 272],
  ['pidfd_getfd', 438, 438],
  ['bpf', 321, 280],
  ['perf_event_open', 298, 241],
  ['userfaultfd', 323, 282],
  ['add_key', 248, 217],
  ['request_key', 249, 218],
  ['keyctl', 250, 219],
  ['mount', 165, 40],
  ['umount2', 166, 39],
  ['move_mount', 429, 429],
  ['open_tree', 428, 428],
  ['fsopen', 430, 430],
  ['fsconfig', 431, 431],
  ['fsmount', 432, 432],
  ['mount_setattr', 442, 442],
  ['pivot_root', 155, 41],
  ['chroot', 161, 51],
  ['setns', 308, 268],
  ['unshare', 272, 97],
  ['io_uring_setup', 425, 425],
  ['io_uring_enter', 426, 426],
  ['io_uring_register', 427, 427],
  ['init_module', 175, 105],
  ['finit_module', 313, 273],
  ['delete_module', 176, 106],
  ['kexec_load', 246, 104],
  ['kexec_file_load', 320, 294],
  ['open_by_handle_at', 304, 265],
  ['acct', 163, 89],
  ['quotactl', 179, 60],
  ['swapon', 167, 224],
  ['swapoff', 168, 225],
  ['reboot', 169, 142],
  ['syslog', 103, 116],
  ['vhangup', 153, 58],
  ['personality', 135, 92],
];

const ARCHITECTURES: Readonly<Partial<Record<NodeJS.Architecture, { audit: number; column: 1 | 2 }>>> = {
  x64: { audit: 0xc000003e, column: 1 },
  arm64: { audit: 0xc00000b7, column: 2 },
};

const LOAD_WORD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;

const ALLOW = 0x7fff0000;
const REFUSE = 0x00050001; // errno 1, EPERM
const KILL = 0x80000000;

/** Calls of the x32 ABI have this bit, and their own numbers. */
const X32_BIT = 0x40000000;

/**
 * Returns the filter as a BPF program for `bwrap --seccomp`; null for other architectures. It is a deny list: a
 * second line of defense behind the namespaces.
 */
export function seccompProgram(arch: NodeJS.Architecture = process.arch): Buffer | null {
  const architecture = ARCHITECTURES[arch];
  if (!architecture) return null;
  const numbers = REFUSED.map((row) => row[architecture.column]).filter((number) => number !== null);
  const instructions: [code: number, ifTrue: number, ifFalse: number, value: number][] = [
    [LOAD_WORD, 0, 0, 4], // architecture
    [JUMP_IF_EQUAL, 1, 0, architecture.audit],
    [RETURN, 0, 0, KILL],
    [LOAD_WORD, 0, 0, 0], // number of the call
    [JUMP_IF_AT_LEAST, numbers.length + 1, 0, X32_BIT],
    ...numbers.map((number, at): [number, number, number, number] => [
      JUMP_IF_EQUAL,
      numbers.length - at,
      0,
      number,
    ]),
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, REFUSE],
  ];
  const program = Buffer.alloc(instructions.length * 8);
  for (const [at, [code, ifTrue, ifFalse, value]] of instructions.entries()) {
    program.writeUInt16LE(code, at * 8);
    program.writeUInt8(ifTrue, at * 8 + 2);
    program.writeUInt8(ifFalse, at * 8 + 3);
    program.writeUInt32LE(value, at * 8 + 4);
  }
  return program;
}
