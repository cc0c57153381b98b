import type { Language } from '../../model/vocabulary.js';

/** Words that give a Latin-script language away; those that several languages share count for each. */
export const STOP_WORDS: Record<Exclude<Language, 'ja'>, ReadonlySet<string>> = {
  en: words(
    'the a an and of for with my our is are we i to that it in on by from your you they want need should make build create please site website page where who sell at called named people can have has be this us small new app booking online shop list open since all',
  ),
  de: words(
    'der die das und ein eine einen einer eines einem für mit mein meine meinen meiner unser unsere unseren unserem ist sind wir ich zu dass es im in am auf von vom bei den dem des nicht auch soll sollen sollte möchte brauche brauchen bitte mach mache erstelle baue bau seit unter aus zum zur über nach sie man kann können uns wo als oder webseite website seite heißt namens montags samstags geschlossen uhr kleine kleiner kleines neue onlineshop verzeichnis',
  ),
  fr: words(
    'le la les l un une des du de et pour avec mon ma mes notre nos est sont nous je à au aux que qui dans en sur par ce cette il elle on veux voudrais besoin crée créez créer faire fais faites site page depuis où se son sa ses leur leurs pas chez ou petit petite vous d j appelé appelée nommé vend vendons souhaite',
  ),
  es: words(
    'el la los las un una unos y de del para con mi mis nuestro nuestra nuestros nuestras es son somos yo a al que en por se su sus quiero queremos necesito necesitamos crea haz hacer crear página web sitio desde donde llamada llamado donde como o no lo le pequeña pequeño nos vendemos hago me',
  ),
  pt: words(
    'o a os as um uma uns e de do da dos das para com meu minha meus minhas nosso nossa nossos nossas é são somos eu ao à que em no na nos nas por se seu sua quero queremos preciso precisamos crie faça fazer criar página site desde onde chamada chamado como ou não lhe pequena pequeno pelo pela num numa vendemos faço me uma',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
