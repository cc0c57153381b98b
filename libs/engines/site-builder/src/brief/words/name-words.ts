function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Words that link capitalised words within a name. */
export const CONNECTORS = set(
  'of by the & + and de la le les du des del della di do da dos das y e et und am an im zum zur von van den der n st à al el los las aux au',
);

/** Capitalised words that are no name by themselves: openings of sentences, and what is asked for. */
export const COMMON = set(
  'am soy somos sou bin sind suis sommes i we our my your the a an this that it they he she you us please build create make design need want looking website site homepage page web app application landing portfolio online shop store booking directory tracker board waitlist event rsvp list help hello hi hey dear thanks thank can could would should let also include add use with and or but so if when where who what how for in on at to of by from about set simple modern new small one two three four five no yes not all customers clients people visitors users members services products prices price menu opening hours open closed contact phone email address features feature pages sections colours colors colour color style tone language name features must faq blog gallery team wir ich unser unsere mein meine bitte baue baut erstelle erstell mach mache gestalte brauche suche ein eine einen der die das es sie du ihr und oder mit fur website webseite webauftritt internetseite homepage seite seiten onlineshop app kunden gaste farben offnungszeiten preise kontakt telefon adresse nous je notre nos mon ma mes un une le la les il elle creez cree creer faites fais fabrique besoin bonjour site vitrine nosotros yo nuestro nuestra mi mis el los las una crea crear haz hazme quiero necesito hola pagina sitio nos eu nosso nossa meu minha o os as um uma crie criar faca quero preciso ola pagina site montag dienstag mittwoch donnerstag freitag samstag sonntag mon tue wed thu fri sat monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre children women men kids today world parents since est founded seit depuis desde saas api faq rsvp pdf seo crm ai ui ux dj hvac diy b2b tv ltd inc gmbh llc sell selling offer offering running start starting launch launching track plan planning manage book write give show keep get tell try think imagine something someone everyone there here currently soon now just really very visitors guests each every some any more most dark light mode website-builder',
);

/** Adjectives of origin, languages and companies: never the name of the undertaking by themselves. */
export const FOREIGN = set(
  'english german french spanish portuguese japanese italian american british european asian chinese korean thai indian vietnamese mexican greek turkish swiss austrian dutch swedish danish nordic scandinavian mediterranean african brazilian irish scottish ethiopian lebanese persian deutsch deutsche englisch franzosisch spanisch italienisch japanisch europe europa deutschland germany france frankreich spain espana japan portugal brasil brazil osterreich schweiz switzerland austria italy usa uk stripe paypal google instagram facebook whatsapp tiktok youtube twitter linkedin wordpress shopify wix squarespace apple android ios iphone trello notion slack zapier mailchimp calendly etsy ebay amazon klarna spotify telegram zoom excel outlook hubspot salesforce airbnb yoga pilates crossfit montessori christmas easter halloween weihnachten ostern noel navidad natal ignore system',
);

/** Words that say the next capitalised word is a person rather than the undertaking. */
export const PERSON_LEADS = set(
  'by chef owner owners founder founders baker barista teacher instructor dr mr mrs ms herr frau inhaber inhaberin grunder grunderin chefkoch par monsieur madame fondatrice fondateur por don dona senor senora sr sra wife husband brother sister daughter son mother father friend dog cat horse hund katze chien chat perro gato named-after mein-mann sohn tochter stylist manager director president head guide trainer coach',
);
