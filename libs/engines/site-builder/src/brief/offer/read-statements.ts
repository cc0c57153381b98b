import type { Language } from '../../model/vocabulary.js';
import { isAllDay } from '../../model/opening-hours.js';
import { hoursIn } from '../hours/read-hours.js';
import { pricesIn } from '../items/price.js';
import type { PromptText } from '../text/prompt-text.js';

/** A sentence that tells of them begins like this. */
const TELLS: Record<Language, RegExp> = {
  en: /^(?:we|our|i|i'm|i've|my|it|it's|they|their|since|founded|established|started|family|for (?:over|more than)|every|each|all (?:our|of our|bread|food|products)|everything|at the heart|the (?:family|shop|house|farm|bakery|studio|building|company|restaurant|team|hotel|café|cafe|story|workshop|garden|practice|band|place)|nothing|inspired|based|born|located|what)\b/iu,
  de: /^(?:wir|unser|unsere|unserem|bei uns|ich|mein|meine|seit|gegründet|alles|jede[rsn]?|als|die (?:familie|bäckerei|werkstatt|praxis)|der (?:betrieb|hof|laden)|das (?:haus|café|restaurant|team)|es gibt uns|mit liebe|in unserer|in dritter|in vierter|in zweiter)\b/iu,
  fr: /^(?:nous|notre|nos|je|j'|mon|ma|depuis|fondée?|créée?|chaque|chez nous|tout|tous|la maison|la ferme|l'atelier|le restaurant|l'équipe|née?|ici|on)(?:\b|(?<='))/iu,
  es: /^(?:nosotros|somos|nuestro|nuestra|nuestros|nuestras|soy|mi|desde|fundada|fundado|cada|todo|todos|llevamos|trabajamos|hacemos|creemos|ofrecemos|elaboramos|nacimos|cocinamos|horneamos|la casa|usamos|vendemos|tenemos|abrimos|cultivamos)(?!\p{L})/iu,
  pt: /^(?:nós|somos|nosso|nossa|nossos|nossas|sou|o nosso|a nossa|os nossos|as nossas|minha|meu|a minha|o meu|desde|fundad[ao]|cada|tudo|trabalhamos|fazemos|acreditamos|oferecemos|produzimos|nascemos|cozinhamos|usamos|vendemos|temos|há|a casa|cultivamos)(?!\p{L})/iu,
  ja: /(?:です|ます|ました|でした|ています|てきました)。?$/u,
};
/** A sentence that asks for something, whoever its subject is. */
const ASKS: Record<Language, RegExp> = {
  en: /\b(?:websites?|web ?site|site|homepage|landing page|page|pages|app|want|wants|need|needs|would like|'d like|looking for|please|should|must|shall|could|can you|have to|has to|include|build|create|collect|design|logo|colou?rs?|theme|called|named|visitors|users|contact us|call us|e-?mail|phone|address|opening hours|form|newsletter|gallery|faq|blog|menu should|button|section)\b/iu,
  de: /\b(?:website|webseite|webauftritt|internetseite|homepage|seite|seiten|app|brauche|brauchen|benötige|benötigen|möchte|möchten|wünsche|wünschen|hätte gern|hätten gern|suche|bitte|soll|sollen|sollte|sollten|muss|müssen|erstelle|erstellen|baue|gestalte|farben|farbe|heißt|heißen|namens|formular|kontakt|telefon|öffnungszeiten|newsletter|galerie|blog|bereich|design)\b/iu,
  fr: /(?<!\p{L})(?:site|page|pages|application|appli|voudrais|voudrions|veux|voulons|souhaite|souhaitons|besoin|aimerais|aimerions|doit|doivent|devrait|faut|crée|créez|créer|cherche|couleurs?|s'appelle|appelée?|formulaire|contact|téléphone|horaires|newsletter|galerie|blog|merci de)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:web|página|sitio|app|aplicación|quiero|queremos|quisiera|necesito|necesitamos|me gustaría|nos gustaría|debe|deben|debería|tiene que|crea|crear|busco|buscamos|colores?|se llama|llamad[ao]|formulario|contacto|teléfono|horarios?|boletín|galería|blog|por favor)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:site|website|página|páginas|app|aplicação|aplicativo|quero|queremos|queria|gostaria|gostaríamos|preciso|precisamos|deve|devem|deveria|tem de|tem que|crie|criar|procuro|cores|cor|se chama|chama-se|chamad[ao]|formulário|contacto|contato|telefone|horários?|galeria|blog|por favor)(?!\p{L})/iu,
  ja: /(?:ください|下さい|ほしい|欲しい|たいです|たい。|お願い|サイト|ホームページ|ページ|アプリ|フォーム|作って|つけて|載せ|色|カラー|デザイン|営業時間|定休|電話|住所|という(?:名前|店名))/u,
};
const MIN_WORDS = 4;
const MAX_LENGTH = 320;
const MAX_STATEMENTS = 12;
const FACTS = /@|https?:|www\.|#[0-9a-f]{3,6}\b|\+\d{2}|\d{3}[\s-]\d{3,}/iu;

/** `Riverside Food Bank in Cleveland feeds 300 families a week.`: the name itself is the subject. */
function isToldOfName(sentence: string, name: string | null): boolean {
  const plain = sentence.replace(/^The /u, '');
  if (name === null || !plain.startsWith(`${name} `) || sentence.includes(':')) return false;
  return /^(?:(?:in|of|at) [\p{L} ]{2,30}? )?(?:is|was|has|\p{Ll}{3,}s) /u.test(plain.slice(name.length + 1));
}

function isStatement(sentence: string, language: Language, name: string | null): boolean {
  if (sentence.length > MAX_LENGTH || FACTS.test(sentence) || /[?:]\s*$/.test(sentence)) return false;
  const isTold = TELLS[language].test(sentence) || (language === 'en' && isToldOfName(sentence, name));
  if (!isTold || ASKS[language].test(sentence)) return false;
  const isLong = language === 'ja' ? sentence.length >= 10 : sentence.split(/\s+/).length >= MIN_WORDS;
  return isLong && hoursIn(sentence).every(isAllDay) && pricesIn(sentence).length === 0;
}

/** Sentences of the prompt that tell of them and may be quoted as they are, closed with a full stop. */
export function readStatements(
  { sentences }: PromptText,
  language: Language,
  name: string | null = null,
): string[] {
  const told = sentences
    .map((sentence) => sentence.text.replace(/^[-*•\s]+/u, ''))
    .filter((sentence) => isStatement(sentence, language, name))
    .map((sentence) =>
      /[.!?。！？…]$/u.test(sentence) ? sentence : `${sentence}${language === 'ja' ? '。' : '.'}`,
    )
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
  return [...new Set(told)].slice(0, MAX_STATEMENTS);
}
