import { describe, expect, it } from 'vitest';
import { largeRegistry } from '../fixtures/registry.js';
import { capabilityTool } from '../tools/capability-tool.js';
import { Surfaces } from './surface.js';

const many = largeRegistry(100).map(capabilityTool);

describe('Surfaces', () => {
  it('searches many tools once for concurrent messages', () => {
    const surfaces = new Surfaces(many);
    const full = surfaces.of({});
    expect(surfaces.of({ tools: undefined })).toBe(full);
    expect(full.listed).toHaveLength(32);
    expect(surfaces.of({ maxTools: 10 }).listed).toHaveLength(10);
    expect(surfaces.of({})).toBe(full);
    expect(new Surfaces(many).of({})).not.toBe(full);
  });

  it('recomputes the selection of a client', () => {
    const surfaces = new Surfaces(many);
    const full = surfaces.of({});
    const chosen = surfaces.of({ tools: ['translate_document'] });
    expect(chosen.listed.map(({ definition }) => definition.name)).toEqual(['translate_document']);
    expect(chosen.find('tool_1')).toBeUndefined();
    expect(surfaces.of({})).toBe(full);
  });
});
