import type { SubjectCopy } from '../copy.js';

export const SOFTWARE = {
  software: {
    noun: 'Software',
    lead: 'Una herramienta debe quitar trabajo, no darlo. Mira qué hace y pruébala con algo real.',
    what: {
      heading: 'Qué hace por ti',
      cards: [
        ['Una tarea, bien hecha', 'Empieza por lo que haces más a menudo y lo vuelve corto.'],
        ['Nada que aprender dos veces', 'Las cosas están donde las esperas. Si no, dínoslo.'],
        ['Tus datos son tuyos', 'Pregunta dónde están y cómo sacarlos. Tendrás una respuesta clara.'],
      ],
    },
    offer: {
      title: 'Funciones',
      heading: 'Qué contiene',
      lead: 'Las partes, y para qué sirve cada una.',
      notes: [
        ['Con lo que ya tienes', 'Di qué herramientas usas hoy. Te decimos qué encaja y qué no.'],
        ['¿Falta algo?', 'Escribe qué quieres conseguir, no solo qué botón falta. Es lo que más nos ayuda.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Del primer vistazo al día a día',
      lead: 'Sin manual. Tres pasos.',
      steps: [
        ['Di qué necesitas', 'Describe la tarea que hoy te quita tiempo.'],
        ['Pruébalo con algo real', 'Con tu propio ejemplo se ve pronto si encaja.'],
        ['Quédate con lo que ayuda', 'Sigue si te ahorra tiempo. Si no, dinos por qué.'],
      ],
    },
    about: [
      'El software es una promesa a alguien con prisa. Intentamos que sea pequeña, y cumplirla.',
      'Lo que mucha gente pide va primero. Así que escríbenos.',
    ],
    faq: [
      ['¿Cómo empiezo?', 'Escríbenos qué tarea tienes en mente. Respondemos con el paso siguiente.'],
      ['¿Qué pasa con mis datos?', 'Pregunta qué se guarda, dónde y cuánto tiempo. Lo recibes por escrito.'],
      [
        '¿Dónde encuentro ayuda?',
        'Escribe por el formulario de contacto. Cuanto mejor describas lo que ves, más rápido va.',
      ],
    ],
    call: {
      heading: '¿De qué tarea quieres librarte?',
      text: 'Descríbela en unas líneas. Te decimos si podemos ayudar.',
      action: 'Contar tu caso',
    },
    earns: 'Suscripciones por mes o por año, o una licencia, con la ayuda incluida.',
  },
} satisfies Record<string, SubjectCopy>;
