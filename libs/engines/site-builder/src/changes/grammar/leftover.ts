/** Words without which a wish is understood as well. */
const FILLERS = new Set(
  (
    'the a an it this that these those its of to for in on at with by and or also then too as well please now just so be is are should ' +
    'my our your site website page whole everything all app company business changes change following things thing one new some ' +
    'nice great good lovely cool again instead ' +
    'i we you us me they can could would will shall may might want wants wanted like need have has had get go do does try again else more bit little look looks ' +
    'ich wir sie du kann können könnte könnten möchte möchten will wollen haben hat hätte gern gerne sein ist sind soll sollte werden wird ' +
    'je nous vous veux voulons voudrais voudrions peux peut soit être quiero queremos puede pueden sea ser esté quero queremos pode podem seja ' +
    'der die das den dem des ein eine einen einem einer es und oder auch bitte noch dann jetzt mit für von zu zum zur im in auf am ' +
    'unsere unseren unserer unser meine website webseite seite ganze alles neue neuen ' +
    'le la les un une des du de d l et ou aussi avec pour sur à au aux en se notre nos mon ma site page tout nouvelle nouveau ' +
    'el los las uno una unos y o también con para por del al en su nuestro nuestra sitio web página todo nueva nuevo lo se ' +
    'os as um uma e ou também com para por do da dos das no na nosso nossa o seu sua pagina nova novo ' +
    'を に は が の で と も へ して ください ます'
  ).split(' '),
);

/** The part of a wish's text that tells something no reader has used; empty when nothing does. */
export function leftover(text: string): string {
  const parts = text.split('¦').map((part) => part.trim());
  return parts
    .filter((part) => (part.match(/[\p{L}\p{N}\p{Co}'’+#%€$£¥]+/gu) ?? []).some((word) => !isFiller(word)))
    .join(' … ');
}

function isFiller(word: string): boolean {
  return (
    FILLERS.has(word.toLowerCase()) || /^[をにはがのでともへし]$|^(?:して|ください|下さい|ます)$/u.test(word)
  );
}
