import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { residentBytesOf, treeOf } from './resident-memory.js';

describe.runIf(existsSync('/proc/self/statm'))('the memory of a process tree', () => {
  it('includes all descendants', async () => {
    const script =
      'const c=require("child_process").spawn(process.execPath,["-e",' +
      '"b=Buffer.alloc(150*2**20,1);console.log(1);setInterval(()=>b,1000)"],{stdio:["ignore","pipe","inherit"]});' +
      'c.stdout.once("data",()=>console.log(c.pid));process.stdin.on("end",()=>c.kill()).resume()';
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    expect(await treeOf(child.pid ?? 0)).toEqual([child.pid, Number(line)]);
    expect(await residentBytesOf(child.pid ?? 0)).toBeGreaterThan(150 * 2 ** 20);
    child.stdin.end();
    await once(child, 'exit');
    expect(await residentBytesOf(child.pid ?? 0)).toBe(0);
  });
});
