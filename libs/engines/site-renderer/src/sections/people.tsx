import type { FactOf } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { initialsOf } from '../parts/item-parts.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

export function People({ section, facts, context }: SectionProps): VNode {
  const people = ofType(facts, 'person');
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.people}>
      <ul class={`people count-${Math.min(people.length, 6)}`}>
        {people.map((person) => (
          <li class="person">
            <Portrait person={person} context={context} />
            <div class="person-copy">
              <h3>
                {person.title !== undefined && <span class="person-title">{person.title} </span>}
                {person.name}
              </h3>
              {partTitle(section, person.role) !== undefined && <p class="role">{person.role}</p>}
              {person.about !== undefined && <div class="person-about">{textParagraphs(person.about)}</div>}
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

/** A picture, or the initials in the accent color. */
export function Portrait({ person, context }: { person: FactOf<'person'>; context: PageContext }): VNode {
  if (person.image) return <Picture image={person.image} context={context} />;
  return (
    <span class="initials" aria-hidden="true">
      {initialsOf(person.name)}
    </span>
  );
}
