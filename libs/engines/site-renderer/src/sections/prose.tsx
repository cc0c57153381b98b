import { h, type VNode } from '../jsx/h.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, partTitle } from '../parts/section-props.js';
import { Paragraphs, SectionShell, textParagraphs } from '../parts/section-shell.js';

export function Prose({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context} hasOwnBody>
      <div class="prose">
        <Paragraphs copies={section.body} kind="prose-copy" />
        {facts.map((fact) => {
          if (fact.type === 'statement') return textParagraphs(fact.text);
          if (fact.type !== 'list') return null;
          return (
            <div class="prose-list">
              {partTitle(section, fact.title) !== undefined && <h3>{fact.title}</h3>}
              <ul>
                {fact.entries.map((entry) => (
                  <li>{entry}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {section.images?.map((image) => (
        <Picture image={image} context={context} />
      ))}
    </SectionShell>
  );
}
