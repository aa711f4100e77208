{{- define "portal.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{- define "portal.labels" -}}
app.kubernetes.io/name: portal
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "portal.selector" -}}
app.kubernetes.io/name: portal
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "portal.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Security settings of every container: read-only, without privileges. */}}
{{- define "portal.container" -}}
image: {{ include "portal.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: data
    mountPath: /data
  - name: scratch
    mountPath: /tmp
  {{- if .Values.database.managed }}
  - name: database-ca
    mountPath: /database-ca
    readOnly: true
  {{- end }}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
{{- end }}

{{- define "portal.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
volumes:
  # Import files of the register wait here until they are read; documents are in the S3 store.
  - name: data
    {{- if .Values.dataClaim }}
    persistentVolumeClaim:
      claimName: {{ .Values.dataClaim }}
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: scratch
    emptyDir: {}
  {{- if .Values.database.managed }}
  # Created by CloudNativePG, which also holds its key.
  - name: database-ca
    secret:
      secretName: {{ include "portal.name" . }}-database-ca
      items:
        - key: ca.crt
          path: ca.crt
  {{- end }}
{{- end }}

{{/* Database login of requests, at the primary and at the replicas. Its password may only contain characters that are allowed in a URL. */}}
{{- define "portal.databaseOfRequests" -}}
- name: APP_PASSWORD
  valueFrom:
    secretKeyRef:
      name: {{ .Values.database.appSecret }}
      key: password
- name: DATABASE_APP_URL
  value: postgres://portal_web:$(APP_PASSWORD)@{{ include "portal.name" . }}-database-rw:5432/portal?{{ include "portal.tls" . }}
{{- end }}

{{- define "portal.tls" -}}
sslmode=verify-full&sslrootcert=/database-ca/ca.crt
{{- end }}
