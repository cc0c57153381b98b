import { expect, it } from 'vitest';
import { mcpTools } from './mcp-tools.js';
import type { ToolSource } from './tool-source.js';

const SOURCE: Pick<ToolSource, 'name' | 'title' | 'description' | 'parameters' | 'result'> = {
  name: 'stop_build',
  title: 'Stop a build',
  description: 'Stops a build.',
  parameters: {},
  result: {},
};

const annotationsOf = (readsOnly: boolean, isIdempotent: boolean) =>
  mcpTools([{ ...SOURCE, readsOnly, isIdempotent } as ToolSource], 60).tools[0]?.annotations;

it('a tool that may be repeated is not marked as one that only reads', () => {
  expect(annotationsOf(false, true)).toMatchObject({ readOnlyHint: false, idempotentHint: true });
  expect(annotationsOf(true, false)).toMatchObject({ readOnlyHint: true, idempotentHint: false });
});
