import { h, type VNode } from '../jsx/h.js';
import { Icon } from '../parts/icon.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** Answers by topic. The accordion is open where there is no topic to open it by. */
export function Questions({ section, facts, context }: SectionProps): VNode {
  const isAccordion = section.variant === 'accordion';
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.questions}>
      <div class="questions">
        {ofType(facts, 'policy').map(({ topic, text }, index) =>
          isAccordion && topic !== undefined ? (
            <details class="question" open={index === 0}>
              <summary>
                <h3>{topic}</h3>
                <Icon name="plus" />
              </summary>
              <div class="answer">{textParagraphs(text)}</div>
            </details>
          ) : (
            <div class="question">
              {topic !== undefined && <h3>{topic}</h3>}
              <div class="answer">{textParagraphs(text)}</div>
            </div>
          ),
        )}
      </div>
    </SectionShell>
  );
}
