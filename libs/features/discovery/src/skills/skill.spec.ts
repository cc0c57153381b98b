import { describe, expect, it } from 'vitest';
import { skillMarkdown } from './skill.js';

const skill = { name: 'use-it', description: 'Uses "it": when needed.', body: '# Use it' };

describe('skillMarkdown', () => {
  it('has valid YAML front matter', () => {
    expect(skillMarkdown(skill)).toMatch(
      /^---\nname: use-it\ndescription: "Uses \\"it\\": when needed\."\n[\s\S]*\n---\n\n# Use it\n$/,
    );
  });

  it.each([['Use It'], ['-use'], ['use--it'], ['a'.repeat(65)]])('rejects the name %s', (name) => {
    expect(() => skillMarkdown({ ...skill, name })).toThrow('is not a valid skill name');
  });

  it('rejects a description that is too long', () => {
    expect(() => skillMarkdown({ ...skill, description: 'x'.repeat(1025) })).toThrow('too long');
  });
});
