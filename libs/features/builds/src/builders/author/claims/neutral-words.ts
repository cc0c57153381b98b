import { termOfWord, unaccented } from '@capstan/text-analysis';

/**
 * Words without information about a business, by language: those of headings and calls to action, and words that only join
 * others. English words that join are known to the text analysis.
 */
const NEUTRAL: Readonly<Record<string, string>> = {
  en: `welcome home about us contact visit find call write reach touch book order reserve join discover see learn
    read view come hello menu offer offers products services team people story gallery pictures news questions answers
    question answer hours opening prices price list details info information overview location address map directions
    phone email mail message form send start today now here next back more all new`,
  de: `willkommen start über uns kontakt besuchen finden anrufen schreiben erreichen buchen bestellen reservieren
    mitmachen entdecken sehen erfahren lesen ansehen kommen hallo karte angebot angebote produkte leistungen team menschen
    geschichte galerie bilder neues fragen antworten frage antwort zeiten öffnungszeiten preise preis liste details
    informationen überblick ort adresse anfahrt telefon mail nachricht formular senden heute jetzt hier weiter zurück mehr
    alle neu der die das den dem des ein eine einer eines einem einen und oder aber mit ohne für von vom zu zum zur im in an
    am auf aus bei beim bis nach seit vor um als wie so auch nur noch schon sie ihr ihre ihren wir unser unsere unserer
    unserem unseren es er ist sind war wird werden haben hat kann können was wer wo wann warum dass nicht kein keine`,
  fr: `bienvenue accueil propos contact visiter trouver appeler écrire joindre réserver commander rejoindre découvrir voir
    savoir lire venir venez bonjour menu carte offre offres produits services équipe histoire galerie photos actualités
    questions réponses horaires ouverture prix tarifs liste détails informations aperçu lieu adresse plan téléphone
    message formulaire envoyer aujourd hui maintenant ici suite retour plus tout tous toutes nouveau le la les l un une des
    du de d et ou mais avec sans pour par à au aux en dans sur sous chez vers depuis que qu qui quoi où quand comment ce
    cette ces se s il elle ils elles nous notre nos vous votre vos est sont être avoir a ont ne pas n c j`,
  es: `bienvenido bienvenidos bienvenida inicio sobre contacto visitar visítanos encontrar llamar llámanos escribir
    reservar pedir unirse descubrir ver saber leer ven hola menú carta oferta ofertas productos servicios equipo historia
    galería fotos noticias preguntas respuestas horario horarios apertura precios precio lista detalles información
    resumen lugar dirección mapa teléfono mensaje formulario enviar hoy ahora aquí siguiente volver más todo todos todas
    nuevo el la los las un una unos unas de del y e o u pero con sin para por a al en desde hasta que quien donde cuando
    como se su sus lo nos nuestro nuestra nuestros nuestras tu tus usted ustedes es son está están hay no ni`,
  pt: `bem vindo vindos início sobre contato contacto visitar encontrar ligar escrever reservar encomendar pedir
    participar descobrir ver saber ler venha olá menu cardápio oferta ofertas produtos serviços equipe equipa história
    galeria fotos notícias perguntas respostas horário horários abertura preços preço lista detalhes informações resumo
    local endereço morada mapa telefone mensagem formulário enviar hoje agora aqui seguinte voltar mais tudo todos todas
    novo o a os as um uma uns umas de do da dos das e ou mas com sem para por pelo pela ao à em no na nos nas desde até que
    quem onde quando como se seu sua seus suas nosso nossa nossos nossas você vocês é são está estão há não`,
  it: `benvenuti benvenuto inizio chi siamo contatti contatto visitare visitaci trovare chiamare chiamaci scrivere
    prenotare prenota ordinare ordina unisciti scoprire scopri vedere sapere leggere vieni ciao menù menu offerta offerte
    prodotti servizi squadra storia galleria foto novità domande risposte orari orario apertura prezzi prezzo lista
    dettagli informazioni panoramica luogo indirizzo mappa telefono messaggio modulo inviare invia oggi ora qui avanti
    indietro più tutto tutti tutte nuovo il lo la i gli le l un uno una di del dello della dei degli delle d e ed o ma con
    senza per da dal dalla a al alla ai alle in nel nella nei nelle su sul sulla fino che chi dove quando come si suo sua
    noi nostro nostra nostri nostre voi vostro vostra è sono ha hanno non`,
  ja: `ようこそ ホーム 私たち お問い合わせ 連絡 予約 注文 ご予約 ご注文 電話 メール 案内 ご案内 お品書き 商品 一覧 営業 時間 料金 場所 地図 写真 質問 回答 お知らせ`,
};

/** Terms without information in a language; English ones are understood everywhere. */
export function neutralTerms(language: string): ReadonlySet<string> {
  const [base = ''] = language.toLowerCase().split('-');
  const words = `${NEUTRAL['en']} ${NEUTRAL[base] ?? ''}`.split(/\s+/).filter((word) => word !== '');
  return new Set(words.map((word) => termOfWord(unaccented(word))));
}
