import { describe, expect, it } from 'vitest';
import { MAX_ELEMENTS, parseTree } from '@capstan/parsing';
import { surveyPage } from './survey-page.js';

describe('surveyPage', () => {
  it('keeps the beginning of a very long page', () => {
    const facts = surveyPage(
      parseTree(`<title>Long</title><h1>Long</h1>${'<i>a</i>'.repeat(MAX_ELEMENTS + 1_000)}`),
    );
    expect(facts).toMatchObject({ title: 'Long', headings: ['Long'] });
    expect(facts.elements).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(facts.visibleChars).toBeGreaterThan(MAX_ELEMENTS / 2);
  });

  it('reads declarative shadow roots, and no other templates', () => {
    const html =
      '<x-a><template shadowrootmode=open><p>seen</p></template></x-a><template><p>unseen</p></template>';
    expect(surveyPage(parseTree(html)).visibleText).toBe('seen');
  });

  it('does not read hidden elements', () => {
    const html =
      '<p hidden>a</p><p style="display: none">b</p><script>c</script><body style="display:none"><p>seen</p>';
    expect(surveyPage(parseTree(html)).visibleText).toBe('seen');
  });
});
