import '@kilim/preview/worker-entry';
