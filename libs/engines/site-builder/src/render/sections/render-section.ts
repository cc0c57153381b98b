import type { Section } from '../../model/site.js';
import type { RenderContext } from '../context.js';
import type { Html } from '../../html/html.js';
import { renderAppSection } from './app.section.js';
import { renderCall } from './call.section.js';
import { renderCards } from './cards.section.js';
import { renderContact } from './contact.section.js';
import { renderFacts } from './facts.section.js';
import { renderFaq } from './faq.section.js';
import { renderFormSection } from './form.section.js';
import { renderGallery } from './gallery.section.js';
import { renderHero } from './hero.section.js';
import { renderHours } from './hours.section.js';
import { renderItems } from './items.section.js';
import { renderPeople } from './people.section.js';
import { renderQuote } from './quote.section.js';
import { renderSteps } from './steps.section.js';
import { renderText } from './text.section.js';
import { renderTimeline } from './timeline.section.js';

type Renderers = {
  [Type in Section['type']]: (section: Extract<Section, { type: Type }>, context: RenderContext) => Html;
};

const RENDERERS: Renderers = {
  hero: renderHero,
  text: renderText,
  cards: renderCards,
  items: renderItems,
  steps: renderSteps,
  facts: renderFacts,
  faq: renderFaq,
  hours: renderHours,
  contact: renderContact,
  people: renderPeople,
  gallery: renderGallery,
  timeline: renderTimeline,
  quote: renderQuote,
  call: renderCall,
  form: renderFormSection,
  app: renderAppSection,
};

/** One section of a page. */
export function renderSection(section: Section, context: RenderContext): Html {
  const render = RENDERERS[section.type] as (section: Section, context: RenderContext) => Html;
  return render(section, context);
}
