import { h, type VNode } from '../jsx/h.js';
import { FactLines, PlaceText } from '../parts/fact-line.js';
import { HoursTable } from '../parts/hours-parts.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** Where to find it, and when. */
export function Location({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.location}>
      <div class="location">
        <div class="places">
          {ofType(facts, 'place').map((place) => (
            <address class="place">
              <PlaceText fact={place} context={context} />
            </address>
          ))}
        </div>
        <HoursTable hours={ofType(facts, 'hours')} context={context} />
        <FactLines facts={ofType(facts, 'contact')} context={context} />
        {section.images?.map((image) => (
          <Picture image={image} context={context} />
        ))}
      </div>
    </SectionShell>
  );
}
