import { h, type VNode } from '../jsx/h.js';
import { ContactText, PlaceText } from '../parts/fact-line.js';
import { HoursTable } from '../parts/hours-parts.js';
import { Icon } from '../parts/icon.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

export function Contact({ section, facts, context }: SectionProps): VNode {
  const statements = ofType(facts, 'statement');
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.contact}>
      {statements.map(({ text }) => textParagraphs(text))}
      <div class="contacts">
        {ofType(facts, 'contact').map((contact) => (
          <div class={`contact contact-${contact.channel}`}>
            <Icon name={contact.channel} />
            <div class="contact-text">
              <ContactText fact={contact} context={context} />
            </div>
          </div>
        ))}
        {ofType(facts, 'place').map((place) => (
          <address class="contact contact-place">
            <Icon name="place" />
            <div class="contact-text">
              <PlaceText fact={place} context={context} />
            </div>
          </address>
        ))}
      </div>
      <HoursTable hours={ofType(facts, 'hours')} context={context} />
    </SectionShell>
  );
}
