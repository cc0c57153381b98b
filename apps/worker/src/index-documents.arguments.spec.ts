import { describe, expect, it } from 'vitest';
import { parseIndexArguments } from './index-documents.arguments.js';

describe('parseIndexArguments', () => {
  it.each([
    [['./docs'], { action: 'index', target: './docs' }],
    [
      [
        'https://docs.example',
        '--name',
        'docs',
        '--source-type',
        'academic',
        '--max-pages',
        '20',
        '--max-depth',
        '2',
      ],
      {
        action: 'index',
        target: 'https://docs.example',
        name: 'docs',
        sourceType: 'academic',
        maxPages: 20,
        maxDepth: 2,
      },
    ],
    [['docs', '--collection', ' My Docs '], { action: 'index', target: 'docs', name: 'My Docs' }],
    [['docs', '--fallback'], { action: 'index', target: 'docs', isFallback: true }],
    [['docs', '--no-fallback'], { action: 'index', target: 'docs', isFallback: false }],
    [['--list'], { action: 'list' }],
    [['--remove', 'docs'], { action: 'remove', target: 'docs' }],
    [['-h'], { action: 'help' }],
  ])('reads %j', (args, expected) => {
    expect(parseIndexArguments(args)).toEqual(expected);
  });

  it.each([
    [[], 'name a folder or a site'],
    [['--remove'], 'name what to remove'],
    [['a', 'b'], 'one folder or site at a time'],
    [['a', '--source-type', 'blogs'], 'web, news, academic'],
    [['a', '--max-pages', '0'], 'whole number'],
    [['a', '--name', ' '], 'blank'],
    [['a', '--collection', 'x'.repeat(201)], 'at most 200'],
    [['a', '--collection', 'b', '--name', 'b'], 'one of them'],
    [['a', '--nam', 'x'], '--nam'],
  ])('refuses %j', (args, message) => {
    expect(() => parseIndexArguments(args)).toThrow(message);
  });
});
