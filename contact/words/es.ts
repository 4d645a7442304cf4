import type { ContactWords } from "./fr.ts";

export const es: ContactWords = {
  "contact.form": "Formulario de contacto",
  "contact.all-required": "Todos los campos son obligatorios. El mensaje debe tener al menos {least} caracteres.",
  "contact.name": "Nombre",
  "contact.name-placeholder": "Su nombre",
  "contact.name-required": "Escriba su nombre.",
  "contact.name-tooLong": "Su nombre tiene más de {most} caracteres: acórtelo.",
  "contact.name-invalid": "Su nombre contiene un carácter que no se puede transmitir: escríbalo de nuevo.",
  "contact.email": "Correo electrónico",
  "contact.email-placeholder": "nombre@ejemplo.es",
  "contact.email-required": "Escriba su correo electrónico.",
  "contact.email-tooLong": "Su correo electrónico tiene más de {most} caracteres: compruébelo.",
  "contact.email-invalid": "Compruebe su correo: debe tener la forma nombre@ejemplo.es.",
  "contact.message": "Mensaje",
  "contact.message-placeholder": "Su mensaje",
  "contact.message-required": "Escriba su mensaje.",
  "contact.message-tooShort": "Su mensaje tiene menos de {least} caracteres: cuéntenos un poco más.",
  "contact.message-tooLong": "Su mensaje tiene más de {most} caracteres: acórtelo.",
  "contact.message-invalid": "Su mensaje contiene un carácter que no se puede transmitir: escríbalo de nuevo.",
  "contact.leave-empty": "Deje este campo vacío",
  "contact.send": "Enviar un mensaje",
  "contact.sending": "Enviando…",
  "contact.sent-title": "Gracias, su mensaje ha llegado.",
  "contact.sent": "Le respondemos al correo que ha indicado.",
  "contact.write-another": "Escribir otro mensaje",
  "contact.error-title": "Error: {title}",
  "contact.not-sent-yet": "Su mensaje todavía no se ha enviado",
  "contact.not-sent": "No se ha podido enviar su mensaje. Inténtelo de nuevo en un momento o llámenos al {phone}.",
  "contact.unreachable":
    "No se puede acceder a nuestro servidor. Su texto sigue en el formulario: compruebe su conexión e inténtelo de nuevo, o llámenos al {phone}.",
  "contact.too-many":
    "Ya han llegado muchos mensajes desde su conexión. Inténtelo de nuevo {wait}, o llámenos al {phone}.",
  "contact.call": "Llamar al {number}",
  "contact.unreadable": "No se ha podido leer su mensaje. Vuelva al formulario y envíelo de nuevo.",
  "contact.foreign": "Este mensaje no viene de nuestro sitio. Abra nuestro formulario y escríbanos desde allí.",
  "contact.no-form":
    "Este sitio no tiene formulario: su mensaje no se ha recibido. Llámenos al {phone}, o escriba a la dirección de nuestra página de contacto.",
  "contact.nothing-sent":
    "Esta dirección recibe los mensajes del formulario, y ahora no se le ha enviado nada. Vuelva al formulario para escribirnos.",
  "contact.too-large": "Su mensaje es demasiado largo. Vuelva al formulario y acórtelo.",
  "contact.wrong-format": "Este formato no se acepta. Escríbanos con el formulario del sitio.",
  "contact.text-kept": "Su texto no se ha perdido: el botón Atrás de su navegador lo recupera.",
  "contact.back": "Contacto",
  "error.text":
    "La conexión se ha interrumpido o nuestro servidor ha tenido un problema. No se ha perdido nada: inténtelo de nuevo en un momento.",
  "error.retry": "Reintentar",
};
