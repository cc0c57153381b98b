import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { Paragraphs, SectionShell, textParagraphs } from '../parts/section-shell.js';
import { Portrait } from './people.js';

/** One person, with what they say. */
export function Profile({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context} hasOwnBody>
      <div class="profile">
        {ofType(facts, 'person').map((person) => (
          <div class="profile-person">
            <Portrait person={person} context={context} />
            <div>
              <h3>
                {person.title !== undefined && `${person.title} `}
                {person.name}
              </h3>
              {person.role !== undefined && <p class="role">{person.role}</p>}
              {person.about !== undefined && <div class="person-about">{textParagraphs(person.about)}</div>}
            </div>
          </div>
        ))}
        <div class="profile-text">
          <Paragraphs copies={section.body} />
          {ofType(facts, 'statement').map(({ text }) => textParagraphs(text))}
        </div>
      </div>
    </SectionShell>
  );
}
