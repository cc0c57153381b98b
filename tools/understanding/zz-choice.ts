import { glance } from '@capstan/prompt-reader';
for (const t of ['Ab März haben wir auch sonntags von 8 bis 11 Uhr geöffnet','Bitte eine Seite über unser Team: Frau Dr. Meier, Herr Aydin und Frau Kröger','Das Grün ist mir zu grell, lieber etwas Gedecktes','Em agosto estamos fechados para férias','Podes mudar a foto principal e tirar o mapa?','Temos um novo chef, o João Matos','Una página con las reseñas de nuestros clientes','Build a page with directions and parking']) {
  const g = glance(t); console.log(t, '|', g.kind, g.kindWords, '|', g.name, g.isNameCertain, g.isOrder, g.isChange, [...g.factTypes], g.places);
}
