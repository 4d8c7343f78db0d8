/** Verbs of wishes: what is wished for stands after them. */
export const wishes =
  /^(?:need|want|wanted|wanna|like|love|looking|look|seeking|make|build|create|design|develop|give|get|wish|after|know|use|try|trying)$/;
export const builders = /^(?:make|build|create|design|develop|do|write|give|get|know|code|set)$/;
/** What belongs to a verb: "rent out", "look after". */
export const particles = /^(?:out|up|down|off|after|in|away|back|over|through|along)$/;
/** The object of these is written down. */
export const recording =
  /^(?:record|log|track|note|write|keep|list|collect|save|store|manage|organi[sz]e|plan|count|remember|monitor|register|catalogue|catalog|rate|learn|follow|book|sell|rent|lend|share)(?:ing)?$/;
