/** The beginning of a configuration of nginx that keeps everything it writes in one folder, up to inside "http". */
export function nginxHead(folder: string, processes: "worker_processes 1;" | "master_process off;"): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user}daemon off;
${processes}
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join("\n")}
  sendfile on;
`;
}
