import { describe, expect, it } from 'vitest';
import { crawlDelayMs } from './crawl-delay.js';

describe('crawlDelayMs', () => {
  it.each([
    ['User-agent: *\nCrawl-delay: 5', 5000],
    ['User-agent: *\nDisallow: /x\nCrawl-delay: 0.5 # please', 500],
    ['User-agent: *\nCrawl-delay: 9\n\nUser-agent: Capstan/1.0\nCrawl-delay: 2', 2000],
    ['User-agent: capstan\nUser-agent: other\nCrawl-delay: 3\nUser-agent: *\nCrawl-delay: 1', 3000],
    ['User-agent: other\nCrawl-delay: 7', 0],
    ['User-agent: *\nCrawl-delay: soon', 0],
    ['User-agent: *\nCrawl-delay: -4', 0],
    ['Crawl-delay: 4', 0],
    ['', 0],
  ])('reads %j', (robots, expected) => {
    expect(crawlDelayMs(robots, 'Capstan')).toBe(expected);
  });

  it('is that of the name of the crawler', () => {
    const robots = 'User-agent: AcmeBot\nCrawl-delay: 30\n\nUser-agent: capstan\nCrawl-delay: 2';
    expect(crawlDelayMs(robots, 'AcmeBot')).toBe(30_000);
  });
});
