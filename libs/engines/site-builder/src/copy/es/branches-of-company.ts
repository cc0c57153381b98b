import type { BranchCopy } from '../branch.js';

/** Branches of doing and staying together. */
export const COMPANY_BRANCHES = {
  yoga: {
    noun: 'Yoga y pilates',
    lead: 'Extiende la esterilla, llega, respira. Aquí nadie cuenta quién se dobla más.',
    cards: [
      ['Para empezar', 'Cada postura tiene una forma más fácil. La enseñamos.'],
      ['Primero la respiración', 'Cuando el aire se acorta, el movimiento se hace pequeño.'],
      ['Calma al final', 'Los últimos minutos son para no hacer nada.'],
    ],
  },
  dance: {
    noun: 'Escuela de baile',
    lead: 'Contar hasta ocho y volver a empezar. Con música es más divertido de lo que suena.',
    cards: [
      ['Primeros pasos', 'A solas o en pareja: ven como eres.'],
      ['Capa a capa', 'Primero los pies, luego el resto. La sonrisa viene sola.'],
      ['Bailar en compañía', 'La práctica lo hace ligero. La gente lo hace alegre.'],
    ],
  },
  languages: {
    noun: 'Escuela de idiomas',
    lead: 'Un idioma se aprende con la boca. Desde la primera hora hablas, con errores y con valor.',
    cards: [
      ['Hablar enseguida', 'Frases cortas que necesitas hoy.'],
      ['Errores bienvenidos', 'Muestran lo que viene después. Los anotamos y seguimos.'],
      ['Con un fin', 'Viaje, examen, trabajo o amor: di para qué y elegimos las palabras.'],
    ],
  },
  driving: {
    noun: 'Autoescuela',
    lead: 'La primera vez al volante todos están nerviosos. Nos tomamos el tiempo hasta que se vuelve natural.',
    cards: [
      ['Teoría', 'Señales y normas, explicadas para que tengan sentido en la calle.'],
      ['Práctica', 'Primero la calle tranquila, luego la rotonda, luego la autopista.'],
      ['El examen', 'Te decimos cuándo es el momento. No antes.'],
    ],
  },
  church: {
    noun: 'Comunidad',
    lead: 'Una puerta abierta a quienes creen, dudan o solo quieren sentarse en silencio. Entra.',
    heading: 'Qué pasa aquí',
    cards: [
      ['Celebraciones', 'Ven como eres. No importa si no sabes las palabras.'],
      ['Entre semana', 'Grupos, comidas, música, conversación: la semana tiene más de un día.'],
      ['Cuando cuesta', 'Alguien escucha. Escribe o pásate.'],
    ],
    offerTitle: 'Vida aquí',
  },
  club: {
    noun: 'Club',
    lead: 'A solas es práctica, en compañía es alegría. Ven y prueba; solo cuesta un poco de valor.',
    heading: 'Lo que hacemos en grupo',
    cards: [
      ['Encuentros fijos', 'Un día de la semana es para esto.'],
      ['Caras nuevas', 'A quien empieza se le acompaña. Todos empezamos alguna vez.'],
      ['Echar una mano', 'Sillas, tartas, cuentas: un club vive de favores pequeños.'],
    ],
    offerTitle: 'Actividades',
  },
  museum: {
    noun: 'Museo y galería',
    lead: 'Detente ante una cosa, más tiempo que de costumbre. Entonces empieza a hablar.',
    heading: 'Cuando vienes',
    cards: [
      ['Mirar', 'Tómate tu tiempo. Tres piezas vistas son más que treinta de paso.'],
      ['Visitas guiadas', 'Para grupos, escuelas y curiosos: pide una fecha.'],
      ['Detrás', 'Pregunta cómo llegó una pieza aquí. A menudo es la mejor historia.'],
    ],
    offerTitle: 'Para ver',
  },
  coworking: {
    noun: 'Espacio de coworking',
    lead: 'Una mesa, una puerta que se cierra y gente que también trabaja. Ven un día y mira cuánto avanzas.',
    heading: 'Trabajar aquí',
    cards: [
      ['Tu mesa', 'Hoy aquí, mañana allí, o siempre la misma. Pregunta qué hay libre.'],
      ['Para hablar', 'Di cuándo necesitas una sala, y para cuántos.'],
      ['En compañía', 'La comida sabe mejor cuando alguien pregunta en qué trabajas.'],
    ],
    offerTitle: 'Mesas y salas',
  },
  camping: {
    noun: 'Camping',
    lead: 'Montar la tienda, encender el hornillo, oír los pájaros. Aquí fuera el día empieza solo.',
    cards: [
      ['Tu parcela', 'Tienda, furgoneta o caravana: di el largo y lo que necesitas.'],
      ['Por la mañana', 'Pregunta por duchas, pan y horas de silencio.'],
      ['Los alrededores', 'Caminos, agua, la tienda más cercana. Te lo mostramos en el mapa.'],
    ],
    offerTitle: 'Parcelas',
  },
  holiday_home: {
    noun: 'Casa de vacaciones',
    lead: 'Una llave, una cocina, una vista propia. Por unos días es tuya.',
    cards: [
      ['Llegar', 'Sabes cómo entrar y dónde está el interruptor.'],
      ['Vivir', 'Cocinar, leer, dormir mucho. Di qué falta.'],
      ['Los alrededores', 'Pregunta adónde vamos nosotros. Te llevas un mapa y una opinión.'],
    ],
    offerTitle: 'La casa',
  },
  game: {
    noun: 'Juego',
    lead: 'Reglas que se aprenden de paso y decisiones en las que se piensa después. Prueba una partida.',
    heading: 'Qué te espera',
    cards: [
      ['Entrar pronto', 'Sin larga introducción. La primera partida se explica sola.'],
      ['Mejorar despacio', 'Cada intento muestra algo que antes no viste.'],
      ['Cuéntanos', '¿Difícil, fácil, roto? Escribe y lo miramos.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
