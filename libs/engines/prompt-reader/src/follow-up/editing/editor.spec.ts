import { expect, it } from 'vitest';
import { PromptText } from '../../clauses/prompt-text.js';
import { loadLanguage } from '../../packs/language.js';
import { readPrompt } from '../../read-prompt.js';
import { Editor } from './editor.js';

it('changes the part of a sentence on a page that repeats a changed part of a fact', () => {
  const { document } = readPrompt(
    'Crumb & Stone, bakery in Leeds. Buns £2. The bus leaves at 11.45 from Cross Street.',
  );
  const fact = document.facts.find((each) => each.type === 'statement')!;
  const [section] = document.pages[0]!.sections;
  section!.body = [{ text: 'Come by bus (11.45 from town).', basis: [fact.id] }];
  const editor = new Editor(document, new PromptText('', loadLanguage('en'), 1));
  editor.renameEverywhere('11.45', '11.15');
  editor.repeatChanges(document);
  expect(editor.next.pages[0]!.sections[0]!.body?.[0]?.text).toBe('Come by bus (11.15 from town).');
});
