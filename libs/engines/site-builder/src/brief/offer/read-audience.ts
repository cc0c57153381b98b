import type { Language } from '../../model/vocabulary.js';
import type { PromptText } from '../text/prompt-text.js';

/** Words for people, singular or plural as phrases about an audience use them. */
const PEOPLE: Record<Language, string> = {
  en: 'parents|mothers|mums|moms|dads|fathers|kids|children|toddlers|babies|teens|teenagers|families|beginners|professionals|freelancers|students|pupils|learners|teams|women|men|seniors|elderly|retirees|pensioners|runners|cyclists|hikers|climbers|owners|lovers|startups|businesses|companies|people|travellers|travelers|tourists|visitors|locals|residents|neighbours|neighbors|couples|brides|newlyweds|adults|developers|designers|engineers|artists|musicians|writers|readers|teachers|nurses|doctors|workers|commuters|expats|newcomers|immigrants|athletes|gamers|collectors|gardeners|homeowners|landlords|tenants|founders|entrepreneurs|creators|makers|photographers|patients|members|fans|enthusiasts|groups|individuals|everyone|anyone|those|vegans|vegetarians|foodies|executives|managers|employees|makers|agencies|clubs|schools|firms|restaurants|shops|volunteers|donors|surfers|divers|dancers|singers|flatmates|roommates|housemates|friends|colleagues|bakers|farmers|plumbers|contractors|electricians|dogs|cats|pets|horses|hosts|guests|crowd',
  de: 'eltern|mütter|väter|kinder|kleinkinder|jugendliche|familien|anfänger|einsteiger|berufstätige|selbstständige|freelancer|freiberufler|studenten|studierende|schüler|teams|frauen|männer|senioren|läufer|radfahrer|wanderer|besitzer|liebhaber|startups|unternehmen|firmen|betriebe|menschen|leute|reisende|touristen|anwohner|nachbarn|paare|brautpaare|erwachsene|entwickler|künstler|musiker|lehrer|pendler|sportler|sammler|gärtner|hausbesitzer|hundebesitzer|mieter|gründer|patienten|mitglieder|fans|gruppen|alle|veganer|handwerker|freunde|kollegen|babys|profis|neulinge|privatkunden|geschäftskunden|gäste',
  fr: 'parents|mamans|papas|enfants|bébés|adolescents|ados|familles|débutants|professionnels|indépendants|freelances|étudiants|élèves|équipes|femmes|hommes|seniors|coureurs|cyclistes|randonneurs|propriétaires|amateurs|start-ups|entreprises|particuliers|gens|voyageurs|touristes|habitants|voisins|couples|mariés|adultes|développeurs|artistes|musiciens|enseignants|sportifs|collectionneurs|jardiniers|locataires|entrepreneurs|patients|membres|passionnés|groupes|tous|ceux|végétariens|amis|collègues|personnes|gourmands',
  es: 'padres|madres|niños|niñas|bebés|adolescentes|jóvenes|familias|principiantes|profesionales|autónomos|freelancers|estudiantes|alumnos|equipos|mujeres|hombres|mayores|corredores|ciclistas|senderistas|dueños|propietarios|amantes|startups|empresas|pymes|particulares|personas|gente|viajeros|turistas|vecinos|parejas|novios|adultos|desarrolladores|artistas|músicos|profesores|deportistas|coleccionistas|inquilinos|emprendedores|pacientes|socios|miembros|grupos|todos|quienes|veganos|amigos|compañeros|mascotas',
  pt: 'pais|mães|crianças|bebês|bebés|adolescentes|jovens|famílias|iniciantes|principiantes|profissionais|autônomos|freelancers|estudantes|alunos|equipes|equipas|mulheres|homens|idosos|seniores|corredores|ciclistas|caminhantes|donos|proprietários|amantes|startups|empresas|particulares|pessoas|viajantes|turistas|moradores|vizinhos|casais|noivos|adultos|programadores|artistas|músicos|professores|atletas|colecionadores|inquilinos|empreendedores|pacientes|membros|sócios|grupos|todos|quem|veganos|amigos|colegas',
  ja: '親|ママ|パパ|子ども|子供|こども|赤ちゃん|家族|ファミリー|初心者|会社員|フリーランス|学生|生徒|女性|男性|シニア|高齢者|ランナー|飼い主|愛好家|企業|人|方|旅行者|観光客|住民|カップル|大人|開発者|社会人|主婦|受験生|若者|外国人|経営者|個人事業主|中小企業|チーム',
};
const LEAD: Record<Exclude<Language, 'ja'>, string> = {
  en: 'for|aimed at|targeting|targeted at|geared towards?|helping|helps|we help|treats|treating|we treat|coaches|teach(?:es|ing)? \\p{L}+ to|catering to',
  de: 'für|richtet sich an|an',
  fr: "pour|destinée? aux?|s'adresse aux?|à destination des",
  es: 'para|dirigid[ao] a|pensad[ao] para|orientad[ao] a',
  pt: 'para|dirigid[ao] a|voltad[ao] para|destinad[ao] a|pensad[ao] para',
};
const STOP = String.raw`(?=\s*(?:[.,;:!?()\n]|$|\s(?:in|with|and (?:a|we|i|it)|who want to book|near|from|at|called|named|that|who|which|mit|namens|im|à|avec|dans|en|con|em|com|na|no|where|wo|where|please)\b))`;

function patternOf(language: Exclude<Language, 'ja'>): RegExp {
  const modifier = String.raw`(?:[\p{L}'’-]+\s){0,3}`;
  const extra = String.raw`(?:\s(?:and|or|und|oder|et|ou|y|o|e|of|von|de|des|du|who|who have|aged|ab|die|qui|que)\s[\p{L}\d'’ -]{2,40}?)?`;
  return new RegExp(
    String.raw`(?<![\p{L}])(?:${LEAD[language]})\s(?<audience>${modifier}(?:\p{L}*)(?:${PEOPLE[language]})(?![\p{L}])${extra})${STOP}`,
    'iu',
  );
}

const PATTERNS: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: patternOf('en'),
  de: patternOf('de'),
  fr: patternOf('fr'),
  es: patternOf('es'),
  pt: patternOf('pt'),
};
const JAPANESE = new RegExp(
  String.raw`(?<audience>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]{0,14}?(?:${PEOPLE.ja}))(?:向け|のため|に向け|を対象|限定)`,
  'u',
);
/** Modifiers that make the phrase something else: an article leads to the business itself. */
const NOT_AUDIENCE =
  /^(?:me|us|an?|my|our|the (?:website|site)|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|une?|mon|ma|notre|una?|mi|nuestr[ao]|uma?|meu|minha|o meu|a minha|noss[ao])\s/iu;

/** Whom it is for, as the prompt puts it; null when it does not say. */
export function readAudience({ sentences }: PromptText, language: Language): string | null {
  for (const sentence of sentences) {
    const pattern = language === 'ja' ? JAPANESE : PATTERNS[language];
    const audience = pattern.exec(sentence.text)?.groups?.audience?.trim();
    if (audience === undefined || NOT_AUDIENCE.test(audience)) continue;
    return audience.replace(/^.*[はがのを、](?=.{2,})/u, (lead) =>
      language === 'ja' && lead.length > 10 ? '' : lead,
    );
  }
  return null;
}
