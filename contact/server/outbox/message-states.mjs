/** The states that a message can be in: plain JavaScript, because an operand names one (`npm run inbox`). */
export const messageStates = /** @type {const} */ (["queued", "sending", "sent", "failed", "uncertain", "quarantined"]);
